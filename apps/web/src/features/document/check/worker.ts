import { answerRequests } from './answer-requests.ts';
import type { CheckRequest } from './protocol.ts';

const handle = answerRequests((reply) => self.postMessage(reply));
self.addEventListener('message', (event: MessageEvent<CheckRequest>) => handle(event.data));
