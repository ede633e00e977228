import {
  BLANK,
  DAY_BLANK,
  type Form,
  type FormPiece,
  LONG_BLANK,
  NAME_BLANK,
  type Signer,
} from '../form.ts';
import { institutionLines } from '../head.ts';
import type { PaperFacts } from './facts.ts';
import { paperTable } from './tables.ts';
import type { PaperTemplate, TemplateBlock } from './template.ts';

const PLACE = /\{\{(\w+)\}\}/g;

/** A line as wide as the page, to write on. */
const RULE = '_'.repeat(64);

/** Facts that need more room than others when they are written by hand, and lines that are always written so. */
const BLANKS: Readonly<Record<string, string>> = {
  title: LONG_BLANK,
  author: LONG_BLANK,
  supervisor: LONG_BLANK,
  side: LONG_BLANK,
  name: LONG_BLANK,
  authorSigned: NAME_BLANK,
  supervisorSigned: NAME_BLANK,
  sign: `${BLANK} ${NAME_BLANK}`,
  day: DAY_BLANK,
};

const LEGAL = 'Шаблон. Проверьте с юристом, прежде чем подписывать.';

type Texts = Readonly<Record<string, string | undefined>>;

function filled(text: string, texts: Texts): string {
  return text.replace(PLACE, (_, name: string) => {
    const known = texts[name]?.trim().replaceAll(/\s*\n\s*/g, ' ');
    return known || (BLANKS[name] ?? BLANK);
  });
}

/** Whether a text has places, and nothing is known for any of them. */
function isBlank(text: string, texts: Texts): boolean {
  const places = [...text.matchAll(PLACE)].map(([, name = '']) => texts[name]?.trim());
  return text === '' || (places.length > 0 && places.every((known) => !known));
}

const rule = (text: string): FormPiece => ({ kind: 'line', look: 'text', text });

type BlockOf<K extends TemplateBlock['kind']> = Extract<TemplateBlock, { kind: K }>;

function fieldPieces({ label, value, rules }: BlockOf<'field'>, texts: Texts): FormPiece[] {
  if (isBlank(value, texts)) {
    const more = Array.from({ length: rules - 1 }, () => rule(RULE));
    return [{ kind: 'field', label, value: LONG_BLANK }, ...more];
  }
  // a fact of several lines keeps them where it stands alone
  const [, only] = /^\{\{(\w+)\}\}$/.exec(value) ?? [];
  const lines = (only ? (texts[only] ?? '') : filled(value, texts))
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);
  const [first = '', ...rest] = lines;
  return [{ kind: 'field', label, value: first }, ...rest.map(rule)];
}

function founders({ team }: PaperFacts): Signer[] {
  const known = team.filter(({ founds }) => founds).map(({ signedName }) => signedName);
  const names = known.length > 0 ? known : ['', ''];
  return names.map((name) => ({ role: 'Основатель', name: name || NAME_BLANK }));
}

function piecesOf(block: TemplateBlock, facts: PaperFacts): FormPiece[] {
  const { texts } = facts;
  switch (block.kind) {
    case 'head':
      return institutionLines(texts);
    case 'stamp':
      return [{ kind: 'stamp', lines: block.lines.map((text) => filled(text, texts)) }];
    case 'line':
      return [{ ...block, text: filled(block.text, texts) }];
    case 'field':
      return fieldPieces(block, texts);
    case 'table':
      return [paperTable(block.of, facts)];
    case 'signatures': {
      const people = block.people.map(({ role, name }) => {
        return { role, name: name === '' ? NAME_BLANK : filled(name, texts) };
      });
      return [{ kind: 'signatures', people }];
    }
    case 'founders':
      return [{ kind: 'signatures', people: founders(facts) }];
  }
}

/** A paper with what is known in its places; what is not is a line to fill by hand. */
export function fillTemplate({ title, legal, blocks }: PaperTemplate, facts: PaperFacts): Form {
  const warned: FormPiece[] = legal ? [{ kind: 'line', look: 'note', text: LEGAL }] : [];
  const of = facts.texts.title.trim();
  return {
    title: of ? `${title}. ${of}` : title,
    pieces: [...warned, ...blocks.flatMap((block) => piecesOf(block, facts))],
  };
}
