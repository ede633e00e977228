import type { LegalPath, WebPage } from '@pv/contract';
import { type RichBlock, writeRich } from '@pv/editor-schema/rich-text';
import { LEGAL_DAY, type LegalText, personalData, rules } from '@pv/texts/legal';
import type { Locale } from '../../context.ts';
import { presentPage } from './present-read.ts';

const PAPERS: Record<LegalPath, Record<Locale, LegalText>> = { rules, gpdr: personalData };

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

function articleOf({ title, edition, lead, sections }: LegalText) {
  const preamble = {
    id: 'lead',
    heading: '',
    text: writeRich({ type: 'doc', content: [paragraph(lead)] }),
    picture: null,
  };
  return { title, summary: edition, body: [preamble, ...sections.map(partOf)] };
}

/** The rules, or the policy on personal data, as a page of the site is read. */
export function presentLegal(path: LegalPath, locale: Locale): WebPage {
  const { ru, en } = PAPERS[path];
  const content = { ru: articleOf(ru), en: articleOf(en), authors: [], picture: null };
  const row = { updatedAt: new Date(LEGAL_DAY) };
  return presentPage(path, { row, content, pictures: [] }, locale);
}
