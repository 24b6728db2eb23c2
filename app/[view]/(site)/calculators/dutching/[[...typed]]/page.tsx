import { calculatorMetadata, renderCalculator, type Props } from '../../render-calculator';

export const generateMetadata = ({ params }: Props) => calculatorMetadata('dutching', params);

export default function DutchingCalculatorPage({ params }: Props) {
  return renderCalculator('dutching', params);
}
