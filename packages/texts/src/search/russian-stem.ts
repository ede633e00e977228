/** Endings after which nothing else is cut: «прочитав», «закончивши». */
const GERUND = /(?:(?<=[ая])(?:в|вши|вшись)|(?:[иы]в(?:ши|шись)?))$/;
/** Of verbs alone: «запись» has no such ending. */
const REFLEXIVE = /(?:ся|(?<=л[аио]|[ую]|[йт]е)сь)$/;
const ADJECTIVE =
  /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/;
const PARTICIPLE = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/;
const VERB =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/;
const NOUN =
  /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/;
const QUALITY = /ость?$/;

/** The part of a word after its first vowel, in which endings stand, and what stands before it. */
const PARTS = /^([^аеиоуыэюя]*[аеиоуыэюя])(.*)$/;
/** So much of a word stays before an ending such as «-ость». */
const ROOT = /[аеиоуыэюя][^аеиоуыэюя]+[аеиоуыэюя][^аеиоуыэюя]+$/;

function withoutEnding(word: string): string {
  const bare = word.replace(REFLEXIVE, '');
  if (ADJECTIVE.test(bare)) return bare.replace(ADJECTIVE, '').replace(PARTICIPLE, '');
  return VERB.test(bare) ? bare.replace(VERB, '') : bare.replace(NOUN, '');
}

/**
 * What a Russian word keeps in all its forms, nearly by the algorithm of Snowball: «руководителю» and
 * «руководители» are both «руководител». Takes a word in small letters with е for ё.
 */
export function russianStem(word: string): string {
  const [, start, end] = PARTS.exec(word) ?? [];
  if (start === undefined || end === undefined) return word;
  const cut = (GERUND.test(end) ? end.replace(GERUND, '') : withoutEnding(end)).replace(/и$/, '');
  const root = cut.replace(QUALITY, '');
  const bare = ROOT.test(start + root) ? root : cut;
  return (
    start +
    bare
      .replace(/ейше?$/, '')
      .replace(/нн$/, 'н')
      .replace(/ь$/, '')
  );
}
