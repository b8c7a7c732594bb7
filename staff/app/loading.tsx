import { consoleWords } from '#messages/staff/console-words.ts'
import { useWords } from './words.tsx'

export function Loading() {
  const { loading } = useWords(consoleWords)
  return (
    <p className="loading" role="status">
      {loading}
    </p>
  )
}
