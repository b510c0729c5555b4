import type { settingsMethods } from '../../../src-shared/protocol/methods/settings.ts';
import type { Settings } from '../../../src-shared/protocol/settings.ts';
import type { SettingsStore } from '../store/settings-store.ts';
import type { Handlers } from './handlers.ts';

/** @param onChange hears of every change */
export function settingsHandlers(store: SettingsStore, onChange: (settings: Settings) => void): Handlers<keyof typeof settingsMethods> {
  const changed = (settings: Settings): { settings: Settings } => {
    onChange(settings);
    return { settings };
  };
  return {
    'settings.get': () => ({ settings: store.get() }),
    'settings.set': ({ patch }) => changed(store.set(patch)),
    'settings.reset': () => changed(store.reset()),
    'settings.export': () => store.export(),
    'settings.import': ({ fileName, text }) => changed(store.import(fileName, text)),
  };
}
