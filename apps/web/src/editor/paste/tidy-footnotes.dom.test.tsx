import { expect, it } from 'vitest';
import { tidyFootnotes } from './tidy-footnotes.ts';

function tidied(html: string): string {
  const body = document.createElement('body');
  body.innerHTML = html;
  tidyFootnotes(body);
  return body.innerHTML;
}

const note = (text: string) => `<span data-type="footnote" data-text="&quot;${text}&quot;"></span>`;

it('notes of Word stand where they are called, with all their paragraphs', () => {
  expect(
    tidied(
      '<p>Насосы<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a>.</p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Раз.</p><p>Два.</p></div>',
    ),
  ).toBe(`<p>Насосы${note('Раз. Два.')}.</p>`);
});

it('so do those of Google Docs, whose calls are raised', () => {
  expect(
    tidied(
      '<p>Насосы<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Раз</p></div>',
    ),
  ).toBe(`<p>Насосы${note('Раз')}</p><div></div>`);
});

it('a link to a heading stays a link', () => {
  const html = '<p><a href="#_Toc1">Обзор</a></p><h2><a name="_Toc1">Обзор</a></h2>';
  expect(tidied(html)).toBe(html);
});

it.each([
  '<p><a href="#s1" id="toc1">Обзор</a></p><h2><a href="#toc1" id="s1">Обзор</a></h2>',
  '<p><a href="#s1" id="toc1">Обзор</a></p><p><a href="#toc1" id="s1">Обзор</a></p>',
  '<p><a href="#b" id="a">Ниже</a> слова <a href="#a" id="b">выше</a></p>',
])('nothing is lost of what only leads there and back: %s', (html) => {
  expect(tidied(html).replaceAll('</a> <', '</a><')).toBe(html);
});
