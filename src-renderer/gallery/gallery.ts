import { mount } from 'svelte';
import '../ui/tokens.css';
import '../ui/base.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.body });
