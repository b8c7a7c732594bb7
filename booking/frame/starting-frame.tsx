import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import type { FlowInstance } from '../flows/instance.ts'

/**
 * Stands in the HTML for an address with choices: the first step, which is prerendered, is not what was asked for. A
 * script in the head shows this frame instead of it before the first paint; it goes when the asked step can be shown.
 */
export function StartingFrame({ instance, label }: { instance: FlowInstance; label: string }) {
  const [isShown, setShown] = useState(true)
  const isRestoring = useSyncExternalStore(instance.draft.subscribe, instance.isRestoring, () => false)
  useLayoutEffect(() => {
    // Asked again, because the first render is that of the HTML, which knows nothing of a draft.
    const isReady = !isRestoring && !instance.isRestoring()
    document.documentElement.classList.toggle('starting', !isReady)
    setShown(!isReady)
  }, [isRestoring, instance])
  if (!isShown) return null
  return (
    <div className="starting-frame">
      <Skeleton count={1} label={label} />
      <Skeleton shape="row" count={4} />
    </div>
  )
}
