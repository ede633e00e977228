import { expect, it } from 'vitest';
import { placeOf } from './RichText.tsx';

it.each([
  ['/', { path: '/', query: '', hash: '' }],
  ['/faq#code', { path: '/faq', query: '', hash: 'code' }],
  ['/faq?lang=en&search=a?b#code', { path: '/faq', query: 'lang=en&search=a?b', hash: 'code' }],
  ['/faq#a?b#c', { path: '/faq', query: '', hash: 'a?b#c' }],
])('%s is taken apart into what is asked and the place on the page', (href, place) => {
  expect(placeOf(href)).toEqual(place);
});
