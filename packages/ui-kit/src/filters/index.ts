export { Chip, type ChipProps, ChipSwitch, type ChipSwitchProps } from './Chip.tsx';
export { type ChosenFilter, ChosenFilters, type ChosenFiltersProps } from './ChosenFilters.tsx';
export { FilterField } from './FilterField.tsx';
export { FilterPanel, type FilterPanelMessages, type FilterPanelProps } from './FilterPanel.tsx';
