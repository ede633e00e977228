import { all, carry } from './dom.ts';

/** The name within the text that a link leads to, `_ftn1` of `file:///C:/work.docx#_ftn1`. */
const targetOf = (link: Element): string =>
  /#([^#]+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';

/** What holds a note: a part of Word or LibreOffice with all its paragraphs, else a paragraph. */
const NOTE = 'div[id^="ftn"], div[id^="edn"], div[id^="sdfootnote"], div[id^="sdendnote"]';

/**
 * Footnotes and endnotes, which Word, LibreOffice and Google Docs write as two links to each other, become
 * footnotes where they are called; what stood at the end goes.
 */
export function tidyFootnotes(body: HTMLElement): void {
  const links = all(body, 'a[href*="#"]');
  const named = new Map(links.map((link) => [link.getAttribute('name') || link.id, link]));
  for (const [name, link] of named) {
    const back = name ? named.get(targetOf(link)) : undefined;
    const mutual = back !== undefined && back !== link && targetOf(back) === name;
    // the first of the two is the call, and once it is made a note the other one is gone
    if (!mutual || links.indexOf(back) < links.indexOf(link)) continue;
    const note = back.closest(NOTE) ?? back.closest('p, li');
    // a heading that leads back to the contents is no note, nor is the paragraph of the call
    if (!note || note.contains(link)) continue;
    const mark = [...back.childNodes];
    back.replaceChildren();
    for (const line of all(note, 'p')) line.append(' ');
    const text = note.textContent?.replace(/\s+/g, ' ').trim();
    if (!text) {
      back.append(...mark);
      continue;
    }
    const made = body.ownerDocument.createElement('span');
    made.setAttribute('data-type', 'footnote');
    carry(made, 'text', text);
    (link.closest('sup') ?? link).replaceWith(made);
    note.remove();
  }
}
