/// <reference types="vite/client" />

declare module 'virtual:theme.css';
declare module '@fontsource-variable/golos-text';
