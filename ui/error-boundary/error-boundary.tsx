import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown in the place of children that failed; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
  onError: (error: unknown) => void
}

/** Contains a rendering error, so that the rest of the page and what was typed there survive. React needs a class for this. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}
