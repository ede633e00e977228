import { describe, expect, it } from 'vitest';
import { HELP_KINDS, type HelpBlock, LOAD_HELP } from './index.ts';

const [helpRu, helpEn] = await Promise.all([LOAD_HELP.ru(), LOAD_HELP.en()]);

const shape = ({ content }: HelpBlock) =>
  content.map((part) => (typeof part === 'string' ? 'text' : part.list.length));

const ROLES = {
  nir: ['researcher', 'supervisor', 'curator'],
  startup: ['founder', 'topmanager', 'mentor', 'expert', 'tracker', 'coordinator'],
} as const;

describe.each(HELP_KINDS)('the help of a project of the kind %s', (kind) => {
  const [ru, en] = [helpRu[kind], helpEn[kind]];

  it('tells of every role that such projects have', () => {
    expect(ru.roles.map(({ role }) => role)).toEqual(ROLES[kind]);
    expect(en.roles.map(({ role }) => role)).toEqual(ROLES[kind]);
  });

  it('says the same in both languages, point by point', () => {
    expect(shape(en.topic)).toEqual(shape(ru.topic));
    expect(en.roles.map(({ description }) => shape(description))).toEqual(
      ru.roles.map(({ description }) => shape(description)),
    );
  });

  it('is written in one language each, without markup', () => {
    expect(JSON.stringify(ru)).not.toMatch(/[<>]/);
    expect(JSON.stringify(en)).not.toMatch(/[<>а-яё]/i);
  });
});

describe('the help', () => {
  it('of articles is empty', () => {
    expect([helpRu.article, helpEn.article]).toEqual([null, null]);
  });

  it('comes in the language that is asked for', async () => {
    expect((await LOAD_HELP.ru()).nir.topic.header).toMatch(/[а-я]/);
    expect((await LOAD_HELP.en()).nir.topic.header).toMatch(/^How/);
  });
});
