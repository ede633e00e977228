import { expect, it } from 'vitest';
import { assetPath } from './asset-path.ts';

it('names a picture safely, whatever its id is', () => {
  expect(assetPath({ id: 'a1', mime: 'image/png' })).toBe('/img/i-a1.png');
  expect(assetPath({ id: '../../etc/passwd "x', mime: 'image/jpeg' })).toBe(
    '/img/i-.._2F.._2Fetc_2Fpasswd_20_22x.jpg',
  );
});
