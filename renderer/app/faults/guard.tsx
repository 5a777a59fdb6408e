import { Component, type ReactNode } from 'react';
import { type Fault, faultOf } from './fault';

interface GuardProps {
  readonly children: ReactNode;
  /** Drawn in place of what broke; `retry` draws the children again. */
  readonly instead: (fault: Fault, retry: () => void) => ReactNode;
  /** Learns of what broke, for the log. */
  readonly onFault?: (fault: Fault) => void;
}

interface GuardState {
  readonly fault: Fault | null;
}

/** Keeps a fault in one part of the window from taking the rest of it away. */
export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { fault: null };

  static getDerivedStateFromError(error: unknown): GuardState {
    return { fault: faultOf(error) };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault?.(faultOf(error));
  }

  private readonly retry = (): void => this.setState({ fault: null });

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : this.props.instead(fault, this.retry);
  }
}
