export { describeAgent } from './components/describe-agent.ts';
