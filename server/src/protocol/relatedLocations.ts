import type { DocumentParams } from './sites.ts';

/**
 * Requests all locations that explain a finding, that it counts or that it represents, `RelatedLocationsParams` →
 * `RelatedLocationInfo[]`: a diagnostic names the first of them only.
 */
export const relatedLocationsRequest = 'docsight/relatedLocations';

/** Identifies a finding by its file, start and rule. */
export interface RelatedLocationsParams extends DocumentParams {
  readonly line: number;
  readonly character: number;
  readonly rule: string;
}

export interface RelatedLocationInfo {
  readonly uri: string;
  readonly line: number;
  readonly character: number;
  readonly message: string;
}
