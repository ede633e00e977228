import type { Page } from '@playwright/test';

/** What another program puts on the clipboard, by its type. */
export type Clipboard = Partial<Record<'text/html' | 'text/plain', string>>;

/** Pastes at the caret, as the browser does with what another program has copied. */
export async function paste(page: Page, clipboard: Clipboard): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', event));
  }, clipboard);
}

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A table as browsers copy it, with a caption, a head and merged cells. */
export const BROWSER_TABLE = `<meta charset='utf-8'><table style="border-collapse:collapse;font-weight:400"><caption>Лампы стенда</caption><thead><tr><th style="font-weight:700">Лампа</th><th style="font-weight:700" colspan="2">Мощность</th></tr></thead><tbody><tr><td rowspan="2">А</td><td>10 Вт</td><td>12 Вт</td></tr><tr><td>20 Вт</td><td>22 Вт</td></tr></tbody></table>`;

/** A paragraph, a caption, a table with a bold first row, lists and a heading as Word copies them. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;font-size:12.0pt;} --></style></head><body lang=RU><!--StartFragment-->
<h2><span style='mso-list:Ignore'>3.1<span>&nbsp;&nbsp; </span></span>Расход воды<o:p></o:p></h2>
<p class=MsoNormal>Расход <b style='mso-bidi-font-weight:normal'>мерили</b> в м<sup>3</sup>,
а <i>воду</i> H<sub>2</sub>O брали <a href="https://example.com/voda"><u>из сети</u></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>насос;<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>вал;<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>бак.<o:p></o:p></p>
<p class=MsoNormal>Порядок:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>а)<span>&nbsp;</span></span><![endif]>пуск;</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>б)<span>&nbsp;</span></span><![endif]>замер.</p>
<p class=MsoCaption>Таблица <!--[if supportFields]><span>SEQ</span><![endif]-->1 – Расход по часам</p>
<div align=center><table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=300><p class=MsoNormal align=center style='text-align:center'><b>Час<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Литры</b></p></td></tr><tr><td><p class=MsoNormal>первый</p></td><td><p class=MsoNormal>5</p></td></tr><tr height=0><td width=300></td><td width=300></td></tr></table></div>
<p class=MsoNormal>Как видно, расход мал.</p><!--EndFragment--></body></html>`;

/** A table, a nested list and a word in bold as Google Docs copies them. */
export const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;">Обычное и </span><span style="font-weight:700;">жирное</span></p><br /><div dir="ltr" align="left"><table><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr><td><p dir="ltr"><span style="font-weight:700;">Сорт</span></p></td><td><p dir="ltr"><span style="font-weight:700;">Рост</span></p></td></tr><tr><td><p dir="ltr"><span>Руккола</span></p></td><td><br /></td></tr></tbody></table></div><br /><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>свет;</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>красный.</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** A table as LibreOffice copies it, with one in a cell. */
export const LIBRE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">td p { background: transparent }</style></head><body lang="ru-RU"><table width="665"><col width="100*"/><col width="100*"/><thead><tr valign="top"><th><p>Год</p></th><th><p>Сбор</p></th></tr></thead><tbody><tr><td><p>2025</p></td><td><table><tr><td>яровой</td><td>озимый</td></tr></table></td></tr></tbody></table></body></html>`;

/** Cells as Excel copies them, the first row bold by a class. */
export const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {font-weight:700;text-align:center;} --></style></head><body><table border=0 width=128><!--StartFragment--><col width=64 span=2><tr height=20><td class=xl65>Сутки</td><td class=xl65>Масса</td></tr><tr height=20><td align=right>1</td><td align=right>0,5</td></tr><!--EndFragment--></table></body></html>`;

/** A picture within a text, with its name typed under it, and one that the browser cannot get. */
export const PICTURE = `<p>До рисунка <img src="data:image/png;base64,${DOT}"></p><p>Рисунок 4 — Точка</p><p>После<img src="file:///C:/temp/image002.png"></p>`;
