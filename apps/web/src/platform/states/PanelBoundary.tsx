import { Component, type ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';

/** The code of a panel or a dialog comes over the network, and nearly nothing else of it can fail. */
export const SILENCE = new ApiError(0, 'network');

interface PanelBoundaryProps {
  children: ReactNode;
  /** What stands in the place of a panel that broke or whose code did not come. */
  failed: (onRetry: () => void) => ReactNode;
  /** Called when it broke, so that it can be begun anew when it is opened again. */
  onBroken: () => void;
}

/** Keeps the failure of a panel or a dialog away from the text: the page around it stays. */
export class PanelBoundary extends Component<PanelBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return this.props.failed(() => this.setState({ broken: false }));
  }
}
