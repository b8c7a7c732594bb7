export type Media = 'desktop' | 'tablet' | 'mobile'

/** Wider than 1100px is desktop, above 976px is tablet, the rest is mobile. */
export function mediaOf(width: number): Media {
  if (width > 1100) return 'desktop'
  return width > 976 ? 'tablet' : 'mobile'
}

const debounce = 100

/** Reports the media now and 100 ms after every resize has ended. Returns how to stop. */
export function watchMedia(tell: (media: Media) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(() => tell(mediaOf(window.innerWidth)), debounce)
  }
  tell(mediaOf(window.innerWidth))
  window.addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('resize', onResize)
  }
}
