/**
 * Loads something on first use and shares it afterwards. A load that failed is forgotten, so that the next call tries again: the
 * cause may have been a moment without free file descriptors, and a remembered failure would last until the next start.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (loading) return loading
    const current = load()
    loading = current
    current.catch(() => {
      loading = undefined
    })
    return current
  }
}
