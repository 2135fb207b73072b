package flowcv.draw.screen;

import java.util.List;
import java.util.Optional;

/** A catalog of real screens. */
public final class Devices {
    /** A phone of 2022, the plainest case. */
    public static final Device PHONE = Device.android("Galaxy S22", 1080, 2400, 88, 164);

    /** The screens on which most real pictures were taken, more of the common kinds than of the rare. */
    private static final List<Device> ALL = List.of(
            PHONE,
            Device.android("Galaxy A52", 1080, 2400, 88, 0),
            Device.android("Galaxy S7", 1440, 2560, 0, 0),
            Device.android("Galaxy S20", 1440, 3200, 128, 168),
            Device.android("Galaxy A8", 720, 1480, 0, 96),
            Device.android("Galaxy J3", 720, 1280, 48, 0),
            Device.android("Pixel 2", 1080, 1920, 63, 126),
            Device.android("Pixel 7", 1080, 2280, 110, 66),
            Device.android("Redmi 9A", 720, 1600, 54, 88),
            Device.android("Galaxy S2", 480, 800, 38, 0),
            Device.android("Moto E", 540, 960, 36, 72),
            Device.android("Galaxy Ace", 320, 480, 25, 0),
            Device.android("resized for a chat", 864, 1872, 70, 130),
            Device.iphone("iPhone XS Max", 1242, 2688, 132, 102),
            Device.iphone("iPhone XR", 828, 1792, 88, 68),
            Device.iphone("iPhone 14 Pro", 1179, 2556, 177, 102),
            Device.iphone("iPhone 8", 750, 1334, 40, 0),
            Device.iphone("iPhone 5", 640, 1136, 40, 0),
            Device.iphone("iPhone 3GS", 320, 480, 20, 0),
            Device.tablet("window on a Mac", 1392, 1994, 0, 70, 920, 2),
            Device.tablet("iPad", 1536, 2048, 40, 0, 1000, 3.2),
            Device.tablet("iPad mini", 768, 1024, 20, 0, 560, 2),
            Device.tablet("iPad, wide", 2048, 1536, 40, 0, 1000, 3.2),
            Device.tablet("Galaxy Tab, wide", 1280, 800, 24, 0, 520, 1.8),
            new Device("desktop 1920", 1920, 1080, Look.DESKTOP, 32, 40, 600, 1.9),
            new Device("desktop 1366", 1366, 768, Look.DESKTOP, 32, 40, 460, 1.3),
            new Device("solution page", 320, 568, Look.SITE, 0, 0, 320, 1.1));

    private Devices() {}

    /** The screen of a name, upper and lower case being one. */
    public static Optional<Device> named(String name) {
        return ALL.stream().filter(d -> d.name().equalsIgnoreCase(name)).findFirst();
    }

    /** All screens of the catalog. */
    public static List<Device> all() {
        return ALL;
    }
}
