import type { LegalPath, Operator, WebPage } from '@pv/contract';
import { type RichBlock, writeRich } from '@pv/editor-schema/rich-text';
import {
  editionLine,
  editionOf,
  type LegalText,
  type PaperCode,
  personalData,
  rules,
} from '@pv/texts/legal';
import type { Locale } from '../../context.ts';
import { fillContent } from './fill-content.ts';
import { presentPage } from './present-read.ts';

const PAPERS: Record<LegalPath, { code: PaperCode } & Record<Locale, LegalText>> = {
  rules: { code: 'rules', ...rules },
  gpdr: { code: 'personal_data', ...personalData },
};

const paragraph = (text: string): RichBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});

/** A section under its number, its points under theirs: they are cited by them. */
const partOf = ({ title, points }: LegalText['sections'][number], at: number) => ({
  id: `s${at + 1}`,
  heading: `${at + 1}. ${title}`,
  text: writeRich({
    type: 'doc',
    content: points.map((point, of) => paragraph(`${at + 1}.${of + 1}. ${point}`)),
  }),
  picture: null,
});

function articleOf({ title, lead, sections }: LegalText, edition: string) {
  const preamble = {
    id: 'lead',
    heading: '',
    text: writeRich({ type: 'doc', content: [paragraph(lead)] }),
    picture: null,
  };
  return { title, summary: edition, body: [preamble, ...sections.map(partOf)] };
}

/** The rules, or the policy on personal data, as a page of the site is read. */
export function presentLegal(path: LegalPath, locale: Locale, operator: Operator): WebPage {
  const { code, ru, en } = PAPERS[path];
  const written = {
    ru: articleOf(ru, editionLine(code, 'ru')),
    en: articleOf(en, editionLine(code, 'en')),
    authors: [],
    picture: null,
  };
  const content = fillContent(written, operator);
  const row = { updatedAt: new Date(editionOf(code).day) };
  return presentPage(path, { row, content, pictures: [] }, locale);
}
