import { type ProfileField, type ProfileFields, profileFieldsSchema } from '@pv/contract';
import { contentWords, escapeHtml } from '@pv/editor-schema/rich-text';
import { dayFormat, translate, translateDynamic } from '@pv/texts';
import type { Locale } from '../../context.ts';
import { EXPORT_PART_NAMES, type ExportPartName } from './export-parts.ts';

type Rows = Readonly<Record<string, unknown>>[];

/** What the index is made of. */
export interface ExportedData {
  email: string;
  /** When it was taken. */
  at: Date;
  locale: Locale;
  parts: Readonly<Record<ExportPartName, Rows>>;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(wordsOf).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

type Fields = Partial<ProfileFields>;

/** Values that are kept as codes or days, in words; the others stand as they are. */
function sayField(fields: Fields, name: ProfileField, locale: Locale): string {
  const { education_level: level, birth_date: birth, languages = [] } = fields;
  if (name === 'education_level' && level) return translate(locale, `profile.education.${level}`);
  if (name === 'birth_date' && birth) {
    const day = dayFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return day.format(new Date(`${birth}T00:00:00Z`));
  }
  if (name === 'experience') {
    return contentWords({ kind: 'content', content: fields.experience ?? '' });
  }
  if (name !== 'languages') return wordsOf(fields[name]);
  const native = translate(locale, 'profile.language.native');
  return languages
    .map((one) => `${one.name} (${one.level === 'native' ? native : one.level.toUpperCase()})`)
    .join(', ');
}

function profileRows({ parts, locale }: ExportedData): string {
  const fields = (parts.profile[0]?.fields ?? {}) as Fields;
  const names = Object.keys(profileFieldsSchema.shape) as ProfileField[];
  return names
    .map((name) => ({ name, value: sayField(fields, name, locale) }))
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => {
      const label = translateDynamic(locale, `profile.field.${name}`);
      return `<tr><th>${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;
    })
    .join('\n');
}

function partRows({ parts, locale }: ExportedData): string {
  return EXPORT_PART_NAMES.map((name) => {
    const label = translate(locale, `account.export.part.${name}`);
    const file = `<a href="data/${name}.json">${name}.json</a>`;
    return `<tr><th>${escapeHtml(label)}</th><td>${parts[name].length}</td><td>${file}</td></tr>`;
  }).join('\n');
}

/** A page that a person opens first: the profile in words, and what lies in which file. */
export function dataIndex(data: ExportedData): string {
  const { locale, email, at } = data;
  const day = dayFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  }).format(at);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(translate(locale, 'account.export.title'))}</title>
<style>body{max-width:800px;margin:24px auto;padding:0 16px;font:16px/1.5 Arial,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:6px 8px;border-bottom:1px solid #ccc;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{font-weight:400;color:#444}</style></head>
<body><h1>${escapeHtml(translate(locale, 'account.export.title'))}</h1>
<p>${escapeHtml(translate(locale, 'account.export.taken', { email, when: day }))}</p>
<h2>${escapeHtml(translate(locale, 'profile.title'))}</h2>
<table>${profileRows(data)}</table>
<h2>${escapeHtml(translate(locale, 'account.export.all'))}</h2>
<p>${escapeHtml(translate(locale, 'account.export.works'))}</p>
<table>${partRows(data)}</table>
</body></html>`;
}
