import { describe, expect, it } from 'vitest';
import { fitting, putTemplate } from './TemplatePicker.tsx';

describe('a template', () => {
  it('stands after what is typed, one remark a line', () => {
    expect(putTemplate('', { text: 'Раз\nДва' })).toBe('Раз\nДва');
    expect(putTemplate('Ноль\n\n', { text: 'Раз\n\nДва\n' })).toBe('Ноль\nРаз\nДва');
  });

  it('repeats no remark that is there already', () => {
    expect(putTemplate('Раз\nСвоё', { text: 'Раз\nДва' })).toBe('Раз\nСвоё\nДва');
  });

  it('fits what it is for, or anything', () => {
    const templates = [{ kind: 'plan' }, { kind: 'result' }, { kind: 'any' }] as const;
    expect(fitting(templates, 'plan').map(({ kind }) => kind)).toEqual(['plan', 'any']);
    expect(fitting(templates, 'result').map(({ kind }) => kind)).toEqual(['result', 'any']);
  });
});
