import { useMemo } from 'react'
import { trustedHtml } from './trusted-types.ts'

/**
 * For dangerouslySetInnerHTML: the same object while the text is the same. React writes the HTML anew for every new object,
 * and the focus, an open list or a selection in it would be lost.
 */
export function useTrustedHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustedHtml(html) }), [html])
}
