import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** Shown in the place of children that failed; `retry` renders them again. */
  fallback: (retry: () => void) => ReactNode
  onError: (error: unknown) => void
}

/** Keeps a failure inside: what stands around it, and what was typed there, stays. Only a class can be one in React. */
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
