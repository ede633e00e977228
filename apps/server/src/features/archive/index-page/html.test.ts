import { describe, expect, it } from 'vitest';
import { html, linkTo, prose } from './html.ts';

describe('a page', () => {
  it('holds what people have written as text, never as markup', () => {
    const name = `<script>"x" & 'y'</script>`;
    expect(html`<b title="${name}">${[name, html`<i>${1}</i>`, null, false]}</b>`.html).toBe(
      '<b title="&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;">' +
        '&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;<i>1</i></b>',
    );
  });

  it('leads to files by paths whose every part is safe in an address', () => {
    expect(linkTo('Файлы/a b#1?.pdf', 'a').html).toBe(
      '<a href="%D0%A4%D0%B0%D0%B9%D0%BB%D1%8B/a%20b%231%3F.pdf">a</a>',
    );
  });

  it('says of an empty text that it is empty', () => {
    expect(prose(' \n', 'Нет').html).toBe('<p class="quiet">Нет</p>');
    expect(prose(' а\nб ').html).toBe('<p class="prose">а\nб</p>');
    expect(prose('').html).toBe('');
  });
});
