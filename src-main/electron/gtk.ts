import { app } from 'electron';

/**
 * Keeps GTK 3, which Chromium loads on Linux for themes and file dialogs, from loading OpenGL and its driver into the main process:
 * 34 MB for widgets that nothing here uses. Call it before the app is ready.
 */
export function disableGtkOpenGl(): void {
  if (process.platform !== 'linux' || process.env['GDK_GL'] !== undefined) return;
  process.env['GDK_GL'] = 'disable';
  // GTK has read it by then; programs that are started from here must not inherit it.
  void app.whenReady().then(() => delete process.env['GDK_GL']);
}
