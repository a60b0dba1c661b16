import { Component, type ReactNode } from 'react'
import { ErrorFallback } from './ErrorFallback.tsx'

type Props = { children: ReactNode; className?: string }
type State = { hasFailed: boolean }

/** Keeps an error in one screen from removing the rest of the page. */
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
