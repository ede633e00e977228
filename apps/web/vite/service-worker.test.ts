import { expect, it } from 'vitest';
import { filesOfDocument } from './service-worker.ts';

it('keeps the code of a document with what it imports, and neither other pages nor heavy parts', () => {
  const chunk = (file: string, rest = {}) => ({ file: `assets/${file}`, ...rest });
  const files = filesOfDocument({
    'index.html': chunk('index.js', {
      css: ['assets/index.css'],
      assets: ['assets/golos.woff2', 'assets/golos.woff'],
      dynamicImports: ['src/app/layouts/SideMenu.tsx', 'src/features/home/HomePage.tsx'],
    }),
    'src/app/layouts/SideMenu.tsx': chunk('menu.js'),
    'src/features/home/HomePage.tsx': chunk('home.js'),
    'src/app/document/DocumentPage.tsx': chunk('document.js', {
      imports: ['_shared.js'],
      dynamicImports: [
        'src/features/document/find/FindBar.tsx',
        'src/features/document/preview/PreviewPanel.tsx',
      ],
    }),
    '_shared.js': chunk('shared.js'),
    'src/features/document/find/FindBar.tsx': chunk('find.js'),
    'src/features/document/preview/PreviewPanel.tsx': chunk('preview.js'),
    '../../packages/texts/src/ru/index.ts': chunk('ru.js'),
  });
  expect(files.sort()).toEqual(
    [
      'document.js',
      'find.js',
      'golos.woff2',
      'index.css',
      'index.js',
      'menu.js',
      'ru.js',
      'shared.js',
    ].map((name) => `assets/${name}`),
  );
});
