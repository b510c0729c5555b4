import { mount } from 'svelte';
import '../ui/tokens.css';
import '../ui/base.css';
import { paintThemes } from '../app/theme-sheet.ts';
import { GAME_UIS } from '../games/registry.ts';
import Gallery from './Gallery.svelte';

paintThemes(document, Object.values(GAME_UIS));
mount(Gallery, { target: document.body });
