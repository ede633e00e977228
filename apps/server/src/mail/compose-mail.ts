import { escapeHtml } from '@pv/editor-schema/rich-text';
import { type Locale, translate } from '@pv/texts';
import { operatorLine } from '@pv/texts/operator';
import type { Config } from '../config.ts';
import type { Mail } from './mailer.ts';

/** A list under a heading. */
export interface LetterGroup {
  title: string;
  lines: { text: string; href: string | null }[];
}

/** What a mail says; everything already in the reader's language. */
export interface Letter {
  to: string;
  subject: string;
  paragraphs: string[];
  /** A code to copy, shown large. */
  highlight?: string;
  button?: { title: string; href: string };
  /** What else may be done, less prominent than the button. */
  second?: { title: string; href: string };
  /** Lists under headings, after the first paragraph; a line may lead somewhere. */
  groups?: LetterGroup[];
  /** Quiet links at the foot. */
  links?: { title: string; href: string }[];
  /** Where a mail program switches such mails off with one POST, RFC 8058. */
  unsubscribe?: string;
}

/** What a mail has to know of the installation that it comes from. */
interface Signer {
  config: Pick<Config, 'operator'>;
}

function groupHtml({ title, lines }: LetterGroup): string {
  const item = ({ text, href }: LetterGroup['lines'][number]) =>
    href
      ? `<a href="${escapeHtml(href)}" style="color:#3f59b5">${escapeHtml(text)}</a>`
      : escapeHtml(text);
  const items = lines.map((line) => `<li style="margin:0 0 8px">${item(line)}</li>`).join('');
  return `<p style="margin:0 0 8px"><b>${escapeHtml(title)}</b></p>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${items}</ul>`;
}

function groupText({ title, lines }: LetterGroup): string {
  const items = lines.map(({ text, href }) => (href ? `- ${text}\n  ${href}` : `- ${text}`));
  return [title, ...items].join('\n');
}

function footOf(links: NonNullable<Letter['links']>): string {
  if (links.length === 0) return '';
  const link = ({ title, href }: { title: string; href: string }) =>
    `<a href="${escapeHtml(href)}" style="color:#5f6675">${escapeHtml(title)}</a>`;
  return `<p style="margin:8px 0 0;color:#5f6675;font-size:14px">${links.map(link).join(' · ')}</p>`;
}

const signatureHtml = (text: string) =>
  `<p style="margin:24px 0 0;color:#5f6675;font-size:14px">${escapeHtml(text)}</p>`;

function htmlOf(locale: Locale, letter: Letter, signatures: readonly string[]): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const [first = '', ...rest] = letter.paragraphs;
  const highlight = letter.highlight
    ? `<p style="margin:0 0 16px;font:700 32px/1.2 monospace;letter-spacing:6px">${escapeHtml(letter.highlight)}</p>`
    : '';
  const button = letter.button
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.button.href)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#4c68d2;color:#ffffff;text-decoration:none">${escapeHtml(letter.button.title)}</a></p>`
    : '';
  const second = letter.second
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(letter.second.href)}" style="display:inline-block;padding:11px 19px;border:1px solid #8a91a1;border-radius:8px;color:#1d2230;text-decoration:none">${escapeHtml(letter.second.title)}</a></p>`
    : '';
  const groups = (letter.groups ?? []).map(groupHtml);
  const body = [
    paragraph(first),
    highlight,
    ...groups,
    button,
    second,
    ...rest.map(paragraph),
  ].join('\n');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f8;color:#1d2230;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:8px;background:#ffffff">
${body}
${signatures.map(signatureHtml).join('\n')}
${footOf(letter.links ?? [])}
</div></body></html>`;
}

/** Whose mail it is: the service, and whoever runs it where the installation names him. */
function signaturesOf({ operator }: Signer['config'], locale: Locale): string[] {
  const signature = translate(locale, 'mail.signature');
  const named = operatorLine(operator, locale);
  if (!named) return [signature];
  const ways = [operator.email, operator.address].flatMap((way) => way?.[locale] ?? []).join(', ');
  const words = { operator: named, ways };
  return [signature, translate(locale, ways ? 'mail.operatorReached' : 'mail.operator', words)];
}

/** Makes the plain-text and the HTML form of a mail from one source. */
export function composeMail({ config }: Signer, locale: Locale, letter: Letter): Mail {
  const signatures = signaturesOf(config, locale);
  const [first = '', ...rest] = letter.paragraphs;
  const { links = [], groups = [], unsubscribe } = letter;
  const foot = links.map(({ title, href }) => `${title}: ${href}`);
  const lines = [
    first,
    letter.highlight,
    ...groups.map(groupText),
    letter.button?.href,
    letter.second && `${letter.second.title}: ${letter.second.href}`,
    ...rest,
    ...signatures,
    ...foot,
  ];
  return {
    to: letter.to,
    subject: letter.subject,
    text: lines.filter((line) => line !== undefined).join('\n\n'),
    html: htmlOf(locale, letter, signatures),
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  };
}
