import { describe, expect, it } from 'vitest';
import { formulaProblem, formulaToTypst, keepResults } from './formula.ts';

it('computes a result once, a result of null too', () => {
  const asked: string[] = [];
  const length = keepResults((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  expect([length('ab'), length(''), length('ab'), length('')]).toEqual([2, null, 2, null]);
  expect(asked).toEqual(['ab', '']);
});

it('forgets the oldest result when it holds too many', () => {
  const asked: string[] = [];
  const same = keepResults((text) => {
    asked.push(text);
    return text;
  });
  for (let index = 0; index <= 2000; index += 1) same(String(index));
  same('2000');
  same('0');
  expect(asked.slice(-2)).toEqual(['2000', '0']);
});

const inline = (tex: string) => formulaToTypst(tex, false);
const display = (tex: string) => formulaToTypst(tex, true);

describe('a problem of a formula', () => {
  it('is null for what can be printed', () => {
    expect(formulaProblem('\\frac{a}{b} = \\tg \\alpha')).toBeNull();
  });

  it('names an unknown command', () => {
    expect(formulaProblem('a + \\фигня{x}')).toMatch(/Ошибка|Неизвестная/);
    expect(formulaProblem('\\foo{x}')).toBe('Неизвестная команда \\foo');
    expect(formulaProblem('\\sqrt{\\placeholder{}}')).toBe(
      'В формуле остались незаполненные места',
    );
    expect(formulaProblem('\\foo{x}', 'en')).toBe('Unknown command \\foo');
  });

  it('tells of what is missing, extra, empty or too long', () => {
    expect(formulaProblem('{a')).toContain('не хватает');
    expect(formulaProblem('\\frac')).toContain('не хватает');
    expect(formulaProblem('\\begin{cases} a')).toContain('не хватает');
    expect(formulaProblem('a}')).toBe('Лишняя закрывающая скобка');
    expect(formulaProblem(' ')).toBe('Формула пустая');
    expect(formulaProblem('a_')).toBe('Ошибка в записи формулы');
    expect(formulaProblem('x'.repeat(6000))).toBe('Формула слишком длинная');
  });

  it('is found in macros that never end', () => {
    expect(formulaProblem('\\def\\a{\\a\\a}\\a')).toBe('Макросы вызывают друг друга без конца');
  });

  it('goes with no Typst, and its absence with some', () => {
    for (const tex of ['{a', '\\foo', '', 'a}', 'x', '\\sqrt{2}']) {
      expect(formulaToTypst(tex, true) === null).toBe(formulaProblem(tex) !== null);
    }
  });
});

describe('letters, numbers and text', () => {
  it('stand as symbols, words as text', () => {
    expect(inline('xy')).toBe('x y');
    expect(inline('\\text{общ}')).toBe('"общ"');
    expect(inline('\\mathrm{d}x')).toBe('upright(d) x');
  });

  it('keep a decimal comma without a space', () => {
    expect(inline('3,14')).toBe('"3,14"');
    expect(inline('3{,}14')).toBe('"3,14"');
  });

  it('never become Typst syntax', () => {
    expect(inline('\\# \\$ \\_')).toBe('\\u{23} \\u{24} \\u{5f}');
    expect(inline('a/b')).toBe('a \\u{2f} b');
    expect(inline('\\text{"); panic()}')).toBe('"\\"); panic()"');
  });
});

describe('functions and operators', () => {
  it('set their own space', () => {
    expect(inline('\\sin x')).toBe('op("sin") x');
    expect(inline('\\sin^2 x')).toBe('attach(op("sin"), tr: 2) x');
    expect(display('\\lim_{n \\to 0} n')).toBe('attach(limits(op("lim")), b: n \\u{2192} 0) n');
  });

  it('take limits over and under in display, at the corner where asked', () => {
    expect(display('\\sum_{i}^{n} i')).toBe('attach(limits(\\u{2211}), b: i, t: n) i');
    expect(display('\\int_a^b x')).toContain('br: a, tr: b');
  });
});

describe('scripts and accents', () => {
  it('stand at the corners', () => {
    expect(inline('x_i^2')).toBe('attach(x, br: i, tr: 2)');
    expect(inline("f''")).toBe('attach(f, tr: "″")');
    expect(inline('\\prescript{14}{2}{C}')).toBe('attach(C, bl: 14, tl: 2)');
  });

  it('are functions of their base', () => {
    expect(inline('\\hat{x}\\vec{E}\\bar{y}')).toBe('hat(x) arrow(E) macron(y)');
    expect(inline('\\overline{AB}')).toBe('overline(A B)');
    expect(inline('\\underbrace{a+b}_{n}')).toBe('underbrace(a \\u{2b} b, n)');
  });

  it('stretch an arrow to its label', () => {
    expect(inline('\\xrightarrow{ab}')).toContain('attach(limits(stretch(\\u{2192})), t: ');
  });
});

describe('fences', () => {
  it('grow around what they hold, one of a pair may be absent', () => {
    expect(inline('\\left(x\\right)')).toBe('lr(\\u{28} x \\u{29})');
    expect(inline('\\left.x\\right|_0')).toBe('attach(lr(x class("closing", \\u{7c})), br: 0)');
    expect(inline('(x)')).toBe('\\u{28} x \\u{29}');
  });

  it('know a bar that opens from one that separates', () => {
    expect(inline('a \\mid b')).toBe('a class("relation", \\u{7c}) b');
    expect(inline('\\left(a \\middle| b\\right)')).toContain('mid(\\u{7c})');
  });
});

describe('tables', () => {
  it('are matrices without fences of their own', () => {
    expect(inline('\\begin{matrix} a & b \\\\ c & d \\end{matrix}')).toBe(
      'mat(delim: #none, column-gap: #1em, row-gap: #0.3em, inline(a), inline(b); inline(c), inline(d))',
    );
  });

  it('align lines at their relation', () => {
    expect(display('\\begin{aligned} a &= b \\\\ cc &= d \\end{aligned}')).toBe(
      'mat(delim: #none, column-gap: #0em, row-gap: #0.5em, ' +
        'display(a) &, & display(""\\u{3d} b); display(c c) &, & display(""\\u{3d} d))',
    );
  });

  it('keep inner rules', () => {
    expect(inline('\\begin{array}{c|c} a & b \\\\ \\hline c & d \\end{array}')).toContain(
      'augment: #(hline: (1,), vline: (1,))',
    );
  });

  it('drop a number typed by hand: ours stands beside the formula', () => {
    expect(display('x = 1 \\tag{5}')).toBe('x \\u{3d} 1');
  });
});

describe('fractions, roots and boxes', () => {
  it('are functions of their parts, an empty part too', () => {
    expect(inline('\\frac{a}{}')).toBe('frac(a, "")');
    expect(inline('\\sqrt[3]{x}')).toContain('root(3, x');
    expect(inline('\\boxed{y}')).toContain('#box(');
    expect(inline('\\cancel{x}')).toBe('cancel(x)');
  });

  it('leave colours black', () => {
    expect(inline('\\textcolor{red}{x}')).toBe('x');
  });
});
