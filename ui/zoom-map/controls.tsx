import type { MapWords } from './map-props.ts'

const icons = { in: 'M12 5v14M5 12h14', out: 'M5 12h14', all: 'M9 4H4v5m11-5h5v5M9 20H4v-5m11 5h5v-5' }

/** Buttons in the corner, for whoever has neither wheel nor two fingers. */
export function Controls({
  words,
  canZoomIn,
  canZoomOut,
  onZoom,
  onShowAll,
}: {
  words: MapWords['map']
  canZoomIn: boolean
  canZoomOut: boolean
  onZoom: (steps: number) => void
  onShowAll: () => void
}) {
  return (
    <div className="zoom-map-controls">
      <Control name={words.zoomIn} path={icons.in} isOff={!canZoomIn} onPress={() => onZoom(1)} />
      <Control name={words.zoomOut} path={icons.out} isOff={!canZoomOut} onPress={() => onZoom(-1)} />
      <Control name={words.showAll} path={icons.all} onPress={onShowAll} />
    </div>
  )
}

function Control({ name, path, isOff, onPress }: { name: string; path: string; isOff?: boolean; onPress: () => void }) {
  return (
    // Not `disabled`, which would take the focus away when the last step is reached.
    <button type="button" aria-label={name} title={name} aria-disabled={isOff} onClick={() => isOff || onPress()}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
