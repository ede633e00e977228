import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const pathOf = (address: string) =>
  ownPath(address, 'provektor.example', (path) => !path.startsWith('/api/'));

it.each([
  ['https://provektor.example/faq', '/faq'],
  ['http://provektor.example/', '/'],
  ['https://provektor.example/faq?lang=en#code', '/faq#code'],
  ['https://provektor.example/articles-news?page=2&lang=en', '/articles-news?page=2'],
])('%s, copied from the address line of this site, is the path %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

it.each([
  ['of another site', 'https://gost.ru/faq'],
  ['of another server of the same host', 'https://provektor.example:8080/faq'],
  ['with a name before the host', 'https://a@provektor.example/faq'],
  ['of a file', 'https://provektor.example/api/files/1'],
  ['of a mail box', 'mailto:a@provektor.example'],
  ['that is none', 'https://'],
  ['that is a path already', '/faq'],
])('an address %s stays as it is', (_, address) => {
  expect(pathOf(address)).toBeNull();
});
