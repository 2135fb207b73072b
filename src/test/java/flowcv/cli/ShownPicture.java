package flowcv.cli;

import java.awt.BorderLayout;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.io.File;
import javax.imageio.ImageIO;
import javax.swing.ImageIcon;
import javax.swing.JLabel;
import javax.swing.JWindow;

/** A program that shows a picture on the screen, and then says so, until its input ends. */
final class ShownPicture {
    private ShownPicture() {}

    public static void main(String[] arguments) throws Exception {
        ImageIcon picture = new ImageIcon(ImageIO.read(new File(arguments[0])));
        EventQueue.invokeAndWait(() -> {
            JWindow window = new JWindow();
            window.add(new JLabel(picture), BorderLayout.CENTER);
            window.pack();
            window.setVisible(true);
            window.getRootPane().paintImmediately(0, 0, window.getWidth(), window.getHeight());
            Toolkit.getDefaultToolkit().sync();
        });
        System.out.println("shown");
        System.exit(System.in.read() < 0 ? 0 : 1);
    }
}
