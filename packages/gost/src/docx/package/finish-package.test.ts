import { describe, expect, it } from 'vitest';
import { headingListId } from './finish-package.ts';

const NUMBERING =
  '<w:numbering><w:abstractNum w:abstractNumId="1"><w:lvl/></w:abstractNum>' +
  '<w:abstractNum w:abstractNumId="2"><w:lvl><w:pStyle w:val="Heading1"/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>' +
  '<w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num></w:numbering>';

describe('the list of the headings', () => {
  it('is the one whose definition is linked to the first heading style', () => {
    expect(headingListId(NUMBERING)).toBe(6);
  });

  it('is none where no definition is linked', () => {
    expect(headingListId('<w:numbering/>')).toBe(0);
  });
});
