import { answerFind } from './answer-find.ts';
import type { FindRequest } from './protocol.ts';

const handle = answerFind((reply) => self.postMessage(reply));
self.addEventListener('message', (event: MessageEvent<FindRequest>) => handle(event.data));
