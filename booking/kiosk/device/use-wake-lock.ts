import { useEffect } from 'react'

/** Keeps the screen awake. The browser lets go when the page is hidden, so it is asked again when it is seen. */
export function useWakeLock() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
      // Refused on a low battery: then the tablet's own settings decide.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (isOver) void lock?.release()
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    // Some browsers want a touch first.
    addEventListener('pointerdown', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      removeEventListener('pointerdown', ask)
      void lock?.release()
    }
  }, [])
}
