import { overruled } from '#domain/staff/access-actions.ts'
import { format } from '#messages/format.ts'
import type { AccessWords } from '#messages/staff/access-words.ts'

/** What somebody did, in words; as it is written in the log where a later version of the server has no words here. */
export function sayAction(action: string, words: AccessWords): string {
  const plain = action.replace(overruled, '')
  const said = words.actions[plain as keyof AccessWords['actions']] ?? plain
  return plain === action ? said : format(words.overruled, { action: said })
}
