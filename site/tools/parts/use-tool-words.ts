import type { ToolMessages } from '#messages/tools/messages.ts'
import { useSite } from '../../site-context.tsx'

/** The words of the page's tool, or of the parts that several tools show (`help`). They come with the page's data. */
export function useToolWords<Name extends keyof ToolMessages>(name: Name): ToolMessages[Name] {
  const words = useSite().toolWords[name]
  // A page of the kind 'tool' has the words of its `tool`.
  if (!words) throw new Error(`No words for ${name}`)
  return words
}
