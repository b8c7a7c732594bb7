import type { ToolMessages } from '#messages/tools/messages.ts'
import { useSite } from '../../site-context.tsx'

/** The words of the page's tool, or of the parts that several tools show (`help`). They come with the page's data. */
export function useToolWords<Name extends keyof ToolMessages>(name: Name): ToolMessages[Name] {
  // A page of the kind 'tool' has the words of its `tool`.
  return useSite().toolWords[name]!
}
