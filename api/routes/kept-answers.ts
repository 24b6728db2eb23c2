import { LRUCache } from 'lru-cache';
import { toAnswer, type Answer } from './answer';

/**
 * Answers kept as long as what they were made from stands. `generation` names that: when it has
 * moved on, the answer is made anew. Bounded, since callers choose the keys.
 */
export function createKeptAnswers(generation: () => number, max = 200) {
  const kept = new LRUCache<string, { generation: number; answer: Answer }>({ max });

  return async (key: string, make: () => unknown): Promise<Answer> => {
    const made = generation();
    const known = kept.get(key);
    if (known?.generation === made) return known.answer;
    const answer = toAnswer(await make());
    kept.set(key, { generation: made, answer });
    return answer;
  };
}
