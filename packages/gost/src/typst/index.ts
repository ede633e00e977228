export * from './compile-document.ts';
export * from './compiler.ts';
export * from './compiler.ts';
export * from './compiler.ts';
export * from './pdf-pages.ts';
export * from './write-typst.ts';
