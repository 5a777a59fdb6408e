import { Component, type ReactNode } from 'react';

interface GuardProps {
  readonly children: ReactNode;
  /** Drawn in place of what broke; `retry` draws the children again. */
  readonly instead: (message: string, retry: () => void) => ReactNode;
}

interface GuardState {
  readonly message: string | null;
}

/** Keeps a fault in one part of the window from taking the rest of it away. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { message: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  private readonly retry = (): void => this.setState({ message: null });

  override render(): ReactNode {
    const { message } = this.state;
    return message === null ? this.props.children : this.props.instead(message, this.retry);
  }
}
