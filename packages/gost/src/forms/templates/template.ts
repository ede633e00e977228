import type { LineLook } from '../form.ts';
import type { TableName } from './tables.ts';

/** A piece of a template; `{{name}}` in its texts is a fact. */
export type TemplateBlock =
  /** Ministry, institution, department. */
  | { kind: 'head' }
  /** At the right over the name of the paper: who confirms it or whom it is written to. */
  | { kind: 'stamp'; lines: readonly string[] }
  | { kind: 'line'; look: LineLook; text: string }
  /** «Цель: …»; where nothing is known, so many lines to fill by hand. */
  | { kind: 'field'; label: string; value: string; rules: number }
  | { kind: 'table'; of: TableName }
  | { kind: 'signatures'; people: readonly { role: string; name: string }[] }
  /** A line for each of those who make the venture. */
  | { kind: 'founders' };

/** A paper as data: its words with places for what is known of the project. */
export interface PaperTemplate {
  /** As the file is titled. */
  title: string;
  /** Binds those who sign it: says that a lawyer has to see it. */
  legal?: true;
  blocks: readonly TemplateBlock[];
}

export const HEAD: TemplateBlock = { kind: 'head' };

/** «УТВЕРЖДАЮ» of whoever is written under it. */
export const CONFIRMED: TemplateBlock = {
  kind: 'stamp',
  lines: ['УТВЕРЖДАЮ', '____________________________', '{{sign}}', '{{day}}'],
};

export const line = (look: LineLook, text: string): TemplateBlock => ({ kind: 'line', look, text });

/** Name of the paper, and what it is of. */
export const titled = (title: string, subtitle?: string): TemplateBlock[] => [
  line('title', title),
  ...(subtitle ? [line('subtitle', subtitle)] : []),
];

/** Text under a heading, a line a string. */
export const part = (heading: string, ...texts: readonly string[]): TemplateBlock[] => [
  line('heading', heading),
  ...texts.map((text) => line('text', text)),
];

export const field = (label: string, value = '', rules = 1): TemplateBlock => ({
  kind: 'field',
  label,
  value,
  rules,
});

export const table = (of: TableName): TemplateBlock => ({ kind: 'table', of });

/** Pairs of a role and a name, which is a line to fill when left out. */
export const signed = (...people: readonly (readonly [string, string?])[]): TemplateBlock => ({
  kind: 'signatures',
  people: people.map(([role, name = '']) => ({ role, name })),
});
