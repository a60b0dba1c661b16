import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './ErrorFallback.tsx'

type Props = { children: ReactNode; className?: string }
type State = { hasFailed: boolean }

/** Keeps a fault in a screen from taking the rest of the page with it; Try again builds the screen anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorFallback
        onRetry={() => {
          this.setState({ hasFailed: false })
        }}
      />
    )
  }
}
