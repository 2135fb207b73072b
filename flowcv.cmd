@echo off
rem Builds flowcv where it was never built, then starts it. After a change of the sources: mvn -DskipTests package
setlocal
set "jar=%~dp0target\flowcv.jar"
if exist "%jar%" goto run
where mvn >nul 2>nul
if errorlevel 1 (
    echo flowcv: needs a JDK 17 or newer and Maven to build itself; install them and try again 1>&2
    exit /b 70
)
echo flowcv: building, this takes a minute the first time ... 1>&2
pushd "%~dp0"
call mvn -q -B -ntp -DskipTests package 1>&2
if errorlevel 1 (
    popd
    echo flowcv: the build failed, see above 1>&2
    exit /b 70
)
popd
:run
set "heap=-Xmx512m"
if defined FLOWCV_HEAP set "heap=-Xmx%FLOWCV_HEAP%"
if "%~1"=="count" set "heap=-XX:MaxRAMPercentage=75"
java %heap% -Xshare:auto -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.awt.headless=true -jar "%jar%" %*
exit /b %errorlevel%
