export * from './compile-document.ts';
export * from './compiler.ts';
export * from './fonts.ts';
export * from './typst-error.ts';
export * from './write-typst.ts';
