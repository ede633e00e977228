import englishAffixes from 'dictionary-en/index.aff?url';
import englishWords from 'dictionary-en/index.dic?url';
import russianAffixes from 'dictionary-ru/index.aff?url';
import russianWords from 'dictionary-ru/index.dic?url';
import { loadModule } from 'hunspell-asm';
import { answerSpelling, type Dictionary } from './answer-spelling.ts';
import type { SpellRequest } from './protocol.ts';
import { teach } from './vocabulary.ts';
import type { WordLanguage } from './words.ts';

const FILES: Record<WordLanguage, readonly [affixes: string, words: string]> = {
  ru: [russianAffixes, russianWords],
  en: [englishAffixes, englishWords],
};

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`A dictionary did not come: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const module = loadModule();

async function open(language: WordLanguage): Promise<Dictionary> {
  const [factory, affixes, words] = await Promise.all([module, ...FILES[language].map(fetchBytes)]);
  if (!affixes || !words) throw new Error('A dictionary has two files');
  const dictionary = factory.create(
    factory.mountBuffer(affixes, `${language}.aff`),
    factory.mountBuffer(words, `${language}.dic`),
  );
  if (language === 'ru') teach(dictionary);
  return dictionary;
}

const handle = answerSpelling(open, (reply) => self.postMessage(reply));
self.addEventListener('message', (event: MessageEvent<SpellRequest>) => void handle(event.data));
